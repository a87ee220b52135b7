export interface ToastOptions {
  type: 'success' | 'error' | 'warning' | 'info';
  title: string;
  description?: string;
  action?: { label: string; onClick: () => void };
  /** Milliseconds; 5000 where left out. */
  duration?: number;
}
