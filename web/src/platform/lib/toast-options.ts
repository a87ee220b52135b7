/** Short message above the page. */
export interface ToastOptions {
  type: 'success' | 'error' | 'warning' | 'info';
  title: string;
  description?: string | undefined;
  action?: { label: string; onClick: () => void };
  /** Timeout in milliseconds; 5000 if omitted. */
  duration?: number;
}
