/** What a campaign chooses of a system, what that changes on a sheet, and a table that plays by it. */
import './options.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { CampaignDocument } from '@umpire/protocol'
import { type FormEvent, useState } from 'react'
import { campaignQuery, systemsQuery } from '../api/queries.ts'
import { Button } from '../elements/controls/button.tsx'
import { Select } from '../elements/fields/select.tsx'
import { TextField } from '../elements/fields/text-field.tsx'
import { Page } from '../elements/frame/page.tsx'
import { Failed, Waiting } from '../elements/message/states.tsx'
import { tooLong } from '../text/too-long.ts'
import { words } from '../text/words.ts'
import { Choices } from './choices.tsx'
import { conflictsIn, NOTHING } from './choosing.ts'
import { SheetPreview } from './preview.tsx'
import { useChosen } from './use-chosen.ts'
import { useNewTable } from './use-new-table.ts'
import { optionsWords as text } from './words.ts'

const route = getRouteApi('/options/$system')
const MOST_NAME = 100

export function OptionsPage() {
  const { system } = route.useParams()
  const campaign = useQuery(campaignQuery(system))
  return (
    <Page full ownSearch name={text.title} title={text.title} about={campaign.data?.title}>
      {campaign.isPending && <Waiting />}
      {campaign.isError && (
        <div className="page-body">
          <Failed error={campaign.error} again={() => void campaign.refetch()} />
        </div>
      )}
      {campaign.data !== undefined && <Options key={system} campaign={campaign.data} />}
    </Page>
  )
}

function Options({ campaign }: { readonly campaign: CampaignDocument }) {
  const { system } = campaign
  const navigate = useNavigate()
  const systems = useQuery(systemsQuery).data ?? []
  const [chosen, choose] = useChosen(system)
  const sound = conflictsIn(campaign.options, chosen.options).length === 0
  return (
    <div className="options">
      <div className="options-choices">
        <div className="options-head">
          <h1 className="title-xl">{campaign.title}</h1>
          <span className="label">{text.count(chosen.options.length, Object.keys(chosen.settings).length)}</span>
          <span className="push" />
          <Select
            inline
            label={text.system}
            options={systems.filter(({ scenes }) => scenes.length > 0).map(({ id, title }) => ({ id, label: title }))}
            value={system}
            onChange={id => void navigate({ to: '/options/$system', params: { system: id } })}
          />
        </div>
        <Choices campaign={campaign} chosen={chosen} onChange={choose} />
      </div>
      <div className="options-side">
        <section aria-label={text.preview.title}>
          <div className="headed">
            <h2 className="title">{text.preview.title}</h2>
            <span className="label">{text.preview.about}</span>
          </div>
          <SheetPreview campaign={campaign} chosen={chosen} sound={sound} />
        </section>
        <TableWith campaign={campaign} sound={sound} chosen={chosen} onReset={() => choose(NOTHING)} />
      </div>
    </div>
  )
}

interface TableWithProps {
  readonly campaign: CampaignDocument
  readonly chosen: ReturnType<typeof useChosen>[0]
  readonly sound: boolean
  readonly onReset: () => void
}

function TableWith({ campaign, chosen, sound, onReset }: TableWithProps) {
  const [title, setTitle] = useState('')
  const making = useNewTable()
  const wrong = tooLong(title, MOST_NAME)
  const make = (event: FormEvent): void => {
    event.preventDefault()
    if (!sound || wrong !== undefined) return
    making.make({
      system: campaign.system,
      title: title.trim() || words.newTable.titleOf(campaign.title),
      ...chosen,
    })
  }
  return (
    <form className="options-table" onSubmit={make} noValidate aria-label={text.table}>
      <TextField
        label={text.tableTitle}
        value={title}
        onChange={setTitle}
        placeholder={words.newTable.titleOf(campaign.title)}
        wrong={wrong}
      />
      {making.error !== null && <Failed error={making.error} />}
      {!sound && <p className="small muted">{text.mend}</p>}
      <div className="row">
        <Button kind="primary" submit disabled={!sound || making.wanted !== undefined}>
          {making.wanted === undefined ? text.table : text.opening}
        </Button>
        <Button onPress={onReset}>{text.reset}</Button>
      </div>
    </form>
  )
}
