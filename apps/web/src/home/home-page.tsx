/** The title and contents page: a demo fight in one click, and the way to everything else. */
import './home.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { rulesQuery, systemsQuery } from '../api/queries.ts'
import { type KeyMap, useKeys } from '../browser/keys.ts'
import { Button } from '../elements/controls/button.tsx'
import { Key } from '../elements/controls/key.tsx'
import { BrandMark } from '../elements/frame/brand-mark.tsx'
import { usePageName } from '../elements/frame/page.tsx'
import { PageMenu } from '../elements/frame/page-menu.tsx'
import { ThemeSwitch } from '../elements/frame/theme-switch.tsx'
import { Failed } from '../elements/message/states.tsx'
import { useNewTable } from '../options/use-new-table.ts'
import { words } from '../text/words.ts'
import { Continue } from './continue.tsx'
import { DemoCard, type DemoOf, DemoPlace } from './demo-card.tsx'

// Its fields are as much as the rest of the page; they come when somebody asks for them.
const NewTable = lazy(async () => ({ default: (await import('../options/new-table.tsx')).NewTable }))

const text = words.home
const CONTENTS = [
  { to: '/character', key: 'C', ...text.contents.character },
  { to: '/odds', key: 'O', ...text.contents.odds },
  { to: '/simulate', key: 'S', ...text.contents.simulate },
  { to: '/rules', key: 'R', ...text.contents.rules },
] as const
const MOST_KEYS = 9
/** As many as there will be, most likely. */
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'] as const

export function HomePage() {
  usePageName(words.name)
  const navigate = useNavigate()
  const systems = useQuery(systemsQuery)
  const playing = useNewTable()
  const [asking, setAsking] = useState(false)
  const known = systems.data ?? []
  const demos = known.flatMap(system => system.demos.map((demo): DemoOf => ({ system, demo })))
  const play = ({ system, demo }: DemoOf): void => playing.make({ system: system.id, title: demo.title, demo: demo.id })

  const pages: KeyMap = Object.fromEntries(
    CONTENTS.map(({ to, key }) => [key.toLowerCase(), () => void navigate({ to })]),
  )
  const numbers: KeyMap = Object.fromEntries(
    demos.slice(0, MOST_KEYS).map((demo, index) => [String(index + 1), () => play(demo)]),
  )
  useKeys({ ...pages, ...numbers, t: () => setAsking(true), '/': () => void navigate({ to: '/rules' }) }, !asking)

  return (
    <div className="home-page">
      <header className="home-bar">
        <Button kind="quiet" icon="search" press="/" onPress={() => void navigate({ to: '/rules' })}>
          {words.menu.search}
        </Button>
        <ThemeSwitch />
        <PageMenu />
      </header>
      <main id="main" tabIndex={-1} className="home">
        <section className="home-title">
          <h1>
            <BrandMark />
            {words.name}
          </h1>
          <p>{text.about}</p>
        </section>
        <section aria-labelledby="demos">
          <div className="headed">
            <h2 className="title" id="demos">
              {text.demos}
            </h2>
            <span className="label">{text.demosAbout}</span>
          </div>
          {systems.isError && <Failed error={systems.error} again={() => void systems.refetch()} />}
          {playing.error !== null && <Failed error={playing.error} />}
          <div className="demos" aria-busy={systems.isPending}>
            {systems.isPending && PLACES.map(place => <DemoPlace key={place} />)}
            {demos.map((one, index) => (
              <DemoCard
                key={`${one.system.id} ${one.demo.id}`}
                {...one}
                press={index < MOST_KEYS ? String(index + 1) : undefined}
                first={index === 0}
                setting={playing.wanted?.system === one.system.id && playing.wanted.demo === one.demo.id}
                busy={playing.wanted !== undefined}
                onPlay={() => play(one)}
              />
            ))}
          </div>
        </section>
        <div className="home-low">
          <nav className="contents" aria-label={text.contentsLabel}>
            <button type="button" className="contents-item" onClick={() => setAsking(true)}>
              <ContentsLine {...text.contents.table} press="T" />
            </button>
            {CONTENTS.map(({ to, key, name, about }) => (
              <Link key={to} to={to} className="contents-item">
                <ContentsLine name={name} about={about} press={key} />
              </Link>
            ))}
          </nav>
          <section className="home-tables" aria-labelledby="continue">
            <h2 className="title" id="continue">
              {text.continue}
            </h2>
            <Continue systems={new Map(known.map(({ id, title }) => [id, title]))} />
            <RuleCount />
          </section>
        </div>
      </main>
      {asking && (
        <Suspense>
          <NewTable systems={known.filter(({ scenes }) => scenes.length > 0)} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  )
}

const ContentsLine = ({ name, about, press }: { name: string; about: string; press: string }) => (
  <>
    <b className="contents-name">{name}</b>
    <i className="contents-dots" />
    <span className="contents-about">{about}</span>
    <span className="contents-key">
      <Key>{press}</Key>
    </span>
  </>
)

/** Its line is there from the start: nothing moves when the number comes. */
function RuleCount() {
  const { data } = useQuery(rulesQuery)
  const count = (status: string): number => data?.filter(rule => rule.status === status).length ?? 0
  return (
    <p className="home-count label">
      {data !== undefined && (
        <Link to="/coverage">{text.count(data.length, count('built'), count('gm'), count('open'))}</Link>
      )}
    </p>
  )
}
