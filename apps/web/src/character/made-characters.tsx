/** Characters that were made, as their book prints them, some at a time. */
import { useQuery } from '@tanstack/react-query'
import type { Json } from '@umpire/engine'
import { useState } from 'react'
import { saveFile } from '../browser/save-file.ts'
import { printedAs, printForm } from '../builder/print-form.ts'
import { Button } from '../elements/controls/button.tsx'
import { Failed } from '../elements/message/states.tsx'
import { numbered } from '../text/numbered.ts'
import { characterWords } from './words.ts'

const text = characterWords.many
const AT_ONCE = 20

interface MadeProps {
  readonly system: string
  /** The way its characters are usually printed. */
  readonly format: string
  readonly seed: string
  readonly characters: readonly Json[]
}

const fileText = (data: Json): string => `${JSON.stringify(data, undefined, 2)}\n`

export function Made({ system, format, seed, characters }: MadeProps) {
  const [from, setFrom] = useState(0)
  const [error, setError] = useState<unknown>()
  const all = characters.length
  const shown = characters.slice(from, from + AT_ONCE)
  const printed = useQuery({
    queryKey: ['printed', system, format, seed, all, from],
    queryFn: ({ signal }) => Promise.all(shown.map(one => printedAs(system, format, one, signal))),
  })
  return (
    <div className="made">
      <header className="row">
        <b>{text.made(all)}</b>
        <span className="label">{text.seedIs(seed)}</span>
        <span className="push">
          <Button small icon="file" onPress={() => saveFile(text.file(system, all), fileText(characters))}>
            {text.download}
          </Button>
        </span>
      </header>
      {error !== undefined && <Failed error={error} />}
      {printed.isError && <Failed error={printed.error} />}
      <ol className="made-list" aria-label={text.list}>
        {numbered(shown).map(({ thing, place }) => (
          <li key={from + place}>
            <p className="printed-lines">{printed.data?.[place]?.trim()}</p>
            <span className="made-ways">
              <Button small kind="quiet" icon="print" onPress={() => void printForm(system, thing).catch(setError)}>
                {text.print}
              </Button>
              <Button small kind="quiet" icon="file" onPress={() => saveFile(text.one(from + place), fileText(thing))}>
                {text.save}
              </Button>
            </span>
          </li>
        ))}
      </ol>
      {all > AT_ONCE && (
        <div className="row">
          <Button small icon="left" disabled={from === 0} onPress={() => setFrom(from - AT_ONCE)}>
            {text.earlier}
          </Button>
          <Button small icon="right" disabled={from + AT_ONCE >= all} onPress={() => setFrom(from + AT_ONCE)}>
            {text.later}
          </Button>
          <span className="label">{text.more(from + 1, Math.min(all, from + AT_ONCE), all)}</span>
        </div>
      )}
    </div>
  )
}
