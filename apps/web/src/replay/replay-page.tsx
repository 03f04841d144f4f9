/** One fight of a simulation, step by step on its stage. */
import './replay.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { api, codeOf } from '../api/api.ts'
import { Page } from '../elements/frame/page.tsx'
import { Failed, Waiting } from '../elements/message/states.tsx'
import { screensOf } from '../rulesets/screens.ts'
import { plainScreens } from '../table/plain/plain-screens.tsx'
import { numberText } from '../text/number-text.ts'
import { words } from '../text/words.ts'
import { ReplayRoom } from './replay-room.tsx'
import { replayWords as text } from './words.ts'

const route = getRouteApi('/replay/$id/$run')

async function shown(id: string, run: string, signal: AbortSignal) {
  const replay = await api.replay(id, run, signal)
  const scenes = (await screensOf(replay.system))?.scenes ?? {}
  return { replay, screens: (Object.hasOwn(scenes, replay.kind) ? scenes[replay.kind] : undefined) ?? plainScreens }
}

export function ReplayPage() {
  const { id, run } = route.useParams()
  const fight = useQuery({
    queryKey: ['replay', id, run],
    queryFn: ({ signal }) => shown(id, run, signal),
    structuralSharing: false,
    // A long fight is a few megabytes: one at a time is kept.
    gcTime: 0,
  })
  const { data, error } = fight
  const told = codeOf(error) === 'not-found' ? new Error(words.simulate.forgotten) : error
  return (
    <Page
      full
      name={text.title}
      title={text.title}
      about={data === undefined ? undefined : text.about(numberText(data.replay.run), data.replay.seed)}
      tools={
        <Link className="button button-small" to="/simulate" search={{ run: id }}>
          {text.back}
        </Link>
      }
    >
      {fight.isPending && <Waiting />}
      {told !== null && (
        <div className="page-body">
          <Failed error={told} {...(told === error && { again: () => void fight.refetch() })} />
        </div>
      )}
      {data !== undefined && <ReplayRoom key={`${id} ${run}`} replay={data.replay} screens={data.screens} />}
    </Page>
  )
}
