import { Component, type ReactNode } from 'react';

interface Props {
  /** Drawn where the map's code could not be had. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Offline the map's code may be missing on this device: the walk is drawn all the same. */
export class MapBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
