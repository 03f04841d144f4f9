/** A sheet over the page, for what must be said before something is made. Esc or a click beside it closes it. */
import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'

export interface SheetDialogProps {
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

export const SheetDialog = ({ title, open, onClose, children }: SheetDialogProps) => (
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
        <Heading slot="title" className="title-xl">
          {title}
        </Heading>
        {children}
      </Dialog>
    </Modal>
  </ModalOverlay>
)
