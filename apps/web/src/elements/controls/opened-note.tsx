/** What is read below or above a button that has been pressed once: open at first, and from then on as it is left. */
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { useOpenedAfter } from '../../browser/use-opened-after.ts'
import type { NoteButtonProps } from './note-button.tsx'

export default function OpenedNote({ className, label, face, title, placement, children }: NoteButtonProps) {
  return (
    <DialogTrigger {...useOpenedAfter()}>
      <Button autoFocus className={className} {...(label !== undefined && { 'aria-label': label })}>
        {face}
      </Button>
      <Popover className="menu" placement={placement}>
        <Dialog aria-label={title}>{children}</Dialog>
      </Popover>
    </DialogTrigger>
  )
}
