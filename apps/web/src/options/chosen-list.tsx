/** What a campaign chose, to be read: by title, with what each says. */
import { useQuery } from '@tanstack/react-query'
import { type Chosen, type Json, sameJson } from '@umpire/engine'
import { campaignQuery } from '../api/queries.ts'
import { Failed, Waiting } from '../elements/message/states.tsx'
import { proseText, valueText } from '../text/number-text.ts'
import { optionsWords as text } from './words.ts'

interface ChosenListProps {
  readonly system: string
  readonly chosen: Chosen
}

const written = (value: Json): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : valueText(value)

export function ChosenList({ system, chosen }: ChosenListProps) {
  const campaign = useQuery(campaignQuery(system))
  if (campaign.isError) return <Failed error={campaign.error} again={() => void campaign.refetch()} />
  if (campaign.data === undefined) return <Waiting />
  const options = campaign.data.options.filter(({ key }) => chosen.options.includes(key))
  const settings = campaign.data.settings.flatMap(({ id, title, fallback }) => {
    const value = chosen.settings[id]
    return value === undefined || sameJson(value, fallback) ? [] : [{ id, title, value }]
  })
  if (options.length + settings.length === 0) return <p className="small muted">{text.asPrinted}</p>
  return (
    <>
      <ul className="gm-rows">
        {options.map(({ key, title, says }) => (
          <li key={key}>
            <b>{title}</b>
            <span className="small muted">{proseText(says)}</span>
          </li>
        ))}
        {settings.map(({ id, title, value }) => (
          <li key={id}>
            <b>{written(value)}</b>
            <span className="small muted">{title}</span>
          </li>
        ))}
      </ul>
      <p className="small muted">{text.fixed}</p>
    </>
  )
}
