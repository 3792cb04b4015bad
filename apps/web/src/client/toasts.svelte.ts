/** What was just done, with the way back. The same line is in the journal; faults are never toasts. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly undo?: () => void;
}

const MOST = 3;

let shown = $state.raw<readonly Toast[]>([]);
let next = 1;

export const toasts = {
  get shown(): readonly Toast[] {
    return shown;
  },
  say(text: string, undo?: () => void): number {
    const toast: Toast = { id: next++, text, ...(undo ? { undo } : {}) };
    shown = [...shown, toast].slice(-MOST);
    return toast.id;
  },
  drop(id: number): void {
    shown = shown.filter(toast => toast.id !== id);
  },
};
