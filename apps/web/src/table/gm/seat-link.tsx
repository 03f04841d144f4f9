/** The link of a seat, to be copied or read by a phone. It is shown once. */
import type { SeatLink as Link } from '@umpire/protocol'
import { useState } from 'react'
import { announce } from '../../elements/controls/announce.tsx'
import { Button } from '../../elements/controls/button.tsx'
import { Select } from '../../elements/fields/select.tsx'
import { tableWords as text } from '../room/words.ts'
import { QrCode } from './qr-code.tsx'

const words = text.seats

export function SeatLink({ link, onDone }: { readonly link: Link; readonly onDone: () => void }) {
  const { name, others, reach } = link
  const [address, setAddress] = useState(link.link)
  const [copied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    // Without TLS there is no clipboard: the field is there to be copied by hand.
    await navigator.clipboard?.writeText(address)
    if (navigator.clipboard === undefined) return
    setCopied(true)
    announce(words.copied)
  }
  return (
    <div className="seat-link">
      <QrCode value={address} label={words.qr(name)} />
      <div className="stack">
        <b>{words.link(name)}</b>
        <p className="label">{words.linkAbout}</p>
        {reach !== 'network' && <p role="status">{words.reach[reach]}</p>}
        {others.length > 0 && (
          <Select
            label={words.address}
            options={[link.link, ...others].map(id => ({ id, label: new URL(id).host }))}
            value={address}
            onChange={next => {
              setAddress(next)
              setCopied(false)
            }}
          />
        )}
        <input
          className="input input-code"
          readOnly
          aria-label={words.link(name)}
          value={address}
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
