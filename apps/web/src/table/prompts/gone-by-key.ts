/**
 * Whether the focus is where it is because somebody went there by keyboard. A button that was clicked keeps the focus,
 * but nobody means it by pressing Enter some time later; and pressing figures is not going anywhere.
 */
const GOING: ReadonlySet<string> = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'])

let byKey = false

export const goneByKey = (): boolean => byKey

/** Watches as long as the table is open; answers how to stop. */
export function watchGoing(): () => void {
  const press = ({ key }: KeyboardEvent): void => {
    if (GOING.has(key)) byKey = true
  }
  const point = (): void => {
    byKey = false
  }
  document.addEventListener('keydown', press, { capture: true })
  document.addEventListener('pointerdown', point, { capture: true })
  return () => {
    document.removeEventListener('keydown', press, { capture: true })
    document.removeEventListener('pointerdown', point, { capture: true })
  }
}
