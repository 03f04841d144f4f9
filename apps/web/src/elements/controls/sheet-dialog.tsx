/** A sheet over the page, for what must be said before something is made. Esc, Back or a click beside it closes it. */
import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useBack } from '../../browser/use-back.ts'
import { words } from '../../text/words.ts'
import { ToolButton } from './button.tsx'

export interface SheetDialogProps {
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

export function SheetDialog({ title, open, onClose, children }: SheetDialogProps) {
  useBack(open, onClose)
  return (
    <ModalOverlay
      className="sheet-behind"
      isOpen={open}
      isDismissable
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
    >
      <Modal className="dialog">
        <Dialog className="dialog-body">
          <div className="dialog-head">
            <Heading slot="title" className="title-xl">
              {title}
            </Heading>
            <ToolButton icon="close" label={words.close} onPress={onClose} />
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
