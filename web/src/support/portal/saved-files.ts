import { afterEach, beforeEach, vi } from 'vitest';

interface SavedFile {
  name: string;
  content: Blob;
}

/** Catches the files that each test of a file or block downloads. Call outside of tests. */
export function catchSavedFiles(): readonly SavedFile[] {
  const files: SavedFile[] = [];
  beforeEach(() => {
    files.length = 0;
    let content = new Blob();
    // jsdom has none, and follows no links.
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        content = blob;
        return 'blob:file';
      },
      revokeObjectURL: () => undefined,
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      files.push({ name: this.download, content });
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(URL, 'createObjectURL');
    Reflect.deleteProperty(URL, 'revokeObjectURL');
  });
  return files;
}
