/** The link of a seat, to be copied or read by a phone. It is shown once. */
import type { SeatLink as Link } from '@umpire/protocol'
import { useState } from 'react'
import { announce } from '../../elements/announce.tsx'
import { Button } from '../../elements/button.tsx'
import { tableWords as text } from '../words.ts'
import { QrCode } from './qr-code.tsx'

const words = text.seats

export function SeatLink({ link: { name, link }, onDone }: { readonly link: Link; readonly onDone: () => void }) {
  const [copied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    // Without TLS there is no clipboard: the field is there to be copied by hand.
    await navigator.clipboard?.writeText(link)
    if (navigator.clipboard === undefined) return
    setCopied(true)
    announce(words.copied)
  }
  return (
    <div className="seat-link">
      <QrCode value={link} label={words.qr(name)} />
      <div className="stack">
        <b>{words.link(name)}</b>
        <p className="label">{words.linkAbout}</p>
        <input
          className="input input-code"
          readOnly
          aria-label={words.link(name)}
          value={link}
          onFocus={event => event.target.select()}
        />
        <div className="row">
          <Button icon="link" onPress={() => void copy()}>
            {copied ? words.copied : words.copy}
          </Button>
          <Button onPress={onDone}>{words.done}</Button>
        </div>
      </div>
    </div>
  )
}
