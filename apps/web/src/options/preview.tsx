/** Which numbers of somebody's sheet change with what is chosen, each opening into its reasons of before and after. */
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import type { Chosen, Reason } from '@umpire/engine'
import type { CampaignDocument } from '@umpire/protocol'
import { useDeferredValue, useEffect, useState } from 'react'
import { api, type Preview } from '../api/api.ts'
import { plainOf } from '../api/plain-of.ts'
import { announce } from '../elements/controls/announce.tsx'
import { NumberThatOpens, OpeningLine } from '../elements/controls/opens.tsx'
import { dataIn, FileButton } from '../elements/fields/file-button.tsx'
import { NumberField } from '../elements/fields/number-field.tsx'
import { Select } from '../elements/fields/select.tsx'
import { Problem } from '../elements/message/problem.tsx'
import { Failed } from '../elements/message/states.tsx'
import { Why } from '../elements/play/why.tsx'
import { numberText } from '../text/number-text.ts'
import { askedOf, readyIn, type Sample } from './sample.ts'
import { optionsWords } from './words.ts'

const text = optionsWords.preview
const LEAST_SIZE = -20
const MOST_SIZE = 20
const OWN_FILE = 'file'

interface PreviewProps {
  readonly campaign: CampaignDocument
  readonly chosen: Chosen
  /** What is chosen goes together, so that it can be tried. */
  readonly sound: boolean
}

type NumberRow = Preview['numbers'][number]

/** The rules write dice with a hyphen. */
const diceText = (written: string): string => written.replaceAll(/-(?=\d)/g, '−')

const shown = (value: NumberRow['printed']): string =>
  value === null ? text.none : typeof value === 'number' ? numberText(value) : diceText(value)

export function SheetPreview({ campaign, chosen, sound }: PreviewProps) {
  const ready = readyIn(campaign)
  const [sample, setSample] = useState<Sample>({ kind: 'ready', of: ready[0]?.id ?? '', size: undefined })
  const [bad, setBad] = useState<string>()
  const asked = askedOf(sample, ready)
  const can = sound && asked !== null && campaign.samples.length > 0
  // Deferred as one: what has just been mended is not asked for as it was before.
  const wanted = useDeferredValue(can ? JSON.stringify({ ...asked, ...chosen }) : null)
  const changed = useQuery({
    queryKey: ['preview', campaign.system, wanted],
    queryFn: wanted === null ? skipToken : ({ signal }) => api.preview(campaign.system, JSON.parse(wanted), signal),
    placeholderData: keepPreviousData,
  })
  const differing = (changed.data?.numbers ?? []).filter(({ chosenWhy }) => chosenWhy !== undefined)
  const told = changed.data === undefined || changed.isPlaceholderData ? undefined : text.told(differing.length)
  useEffect(() => {
    if (told !== undefined) announce(told)
  }, [told])

  if (campaign.samples.length === 0) return <p className="prose muted">{text.never}</p>
  const take = async (files: readonly File[]): Promise<void> => {
    for (const one of files.slice(0, 1)) {
      const character = await dataIn(one)
      const isOne = typeof character === 'object' && character !== null
      setBad(isOne ? undefined : text.bad(one.name))
      if (isOne) setSample({ kind: 'file', name: one.name, character: plainOf(character) })
    }
  }
  const sizable = sample.kind === 'ready' && ready.find(({ id }) => id === sample.of)?.kind !== undefined
  const file = sample.kind === 'file' ? [{ id: OWN_FILE, label: sample.name }] : []
  return (
    <div className="preview">
      <div className="preview-who">
        <Select
          label={text.who}
          options={[...file, ...ready.map(({ id, label }) => ({ id, label }))]}
          value={sample.kind === 'file' ? OWN_FILE : sample.of}
          onChange={of => {
            if (of !== OWN_FILE) setSample({ kind: 'ready', of, size: undefined })
          }}
        />
        {sizable && (
          <NumberField
            label={text.size}
            value={sample.size}
            min={LEAST_SIZE}
            max={MOST_SIZE}
            onChange={size => setSample({ ...sample, size })}
          />
        )}
        <FileButton label={text.file} onRead={files => void take(files)} />
      </div>
      {bad !== undefined && <Problem>{bad}</Problem>}
      {changed.isError && <Failed error={changed.error} />}
      {changed.isFetching && <p className="small muted">{text.waiting}</p>}
      {changed.data !== undefined && !changed.isError && (
        <Changed all={changed.data.numbers.length} differing={differing} chosen={chosen} />
      )}
    </div>
  )
}

interface ChangedProps {
  readonly all: number
  readonly differing: readonly NumberRow[]
  readonly chosen: Chosen
}

function Changed({ all, differing, chosen }: ChangedProps) {
  const isPrinted = chosen.options.length === 0 && Object.keys(chosen.settings).length === 0
  if (differing.length === 0) return <p className="prose">{isPrinted ? text.unchosen : text.nothing}</p>
  return (
    <>
      <div className="preview-head" aria-hidden="true">
        <span>{text.number}</span>
        <span>{text.printed}</span>
        <span>{text.chosen}</span>
      </div>
      <ul className="preview-rows" aria-label={optionsWords.preview.title}>
        {differing.map(one => (
          <li key={one.name}>
            <OpeningLine className="preview-row">
              <span>{one.name}</span>
              <span className="num">
                <span className="unseen">{text.printed} </span>
                <NumberThatOpens shows={<Reasons title={text.printedWhy} reasons={one.printedWhy ?? []} />}>
                  {shown(one.printed)}
                </NumberThatOpens>
              </span>
              <span className="num strong">
                <span className="unseen">{text.chosen} </span>
                <NumberThatOpens shows={<Reasons title={text.chosenWhy} reasons={one.chosenWhy ?? []} />}>
                  {shown(one.chosen)}
                </NumberThatOpens>
              </span>
            </OpeningLine>
          </li>
        ))}
      </ul>
      <p className="small muted">{text.same(all - differing.length)}</p>
    </>
  )
}

const Reasons = ({ title, reasons }: { readonly title: string; readonly reasons: readonly Reason[] }) => (
  <div className="preview-why">
    <p className="label">{title}</p>
    {reasons.length === 0 ? <p className="small muted">{text.noReasons}</p> : <Why reasons={reasons} unfolded={1} />}
  </div>
)
