import type { ReactNode } from 'react'
import { Checkbox } from 'react-aria-components/Checkbox'
import { Icon } from '../controls/icons.tsx'

export interface CheckProps {
  readonly children: ReactNode
  /** A sentence about it, in grey. */
  readonly about?: string
  readonly chosen: boolean
  readonly onChange: (chosen: boolean) => void
}

export const Check = ({ children, about, chosen, onChange }: CheckProps) => (
  <Checkbox className="check" isSelected={chosen} onChange={onChange}>
    <span className="check-box">{chosen && <Icon name="check" small />}</span>
    <span>
      {children}
      {about !== undefined && <span className="field-help check-about">{about}</span>}
    </span>
  </Checkbox>
)
