/** Every rule: a list to search and filter at the left, the chosen one beside it; on a phone one after the other. */
import './rules.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, Outlet, useNavigate, useParams } from '@tanstack/react-router'
import type { RuleSummary, SystemDocument } from '@umpire/protocol'
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react'
import { ask } from '../api/api.ts'
import { rulesQuery, systemsQuery } from '../api/queries.ts'
import { isTouched } from '../browser/is-touched.ts'
import { walkAlong } from '../browser/keys.ts'
import { Icon } from '../elements/controls/icons.tsx'
import { SearchField } from '../elements/fields/search-field.tsx'
import { Select } from '../elements/fields/select.tsx'
import { Page } from '../elements/frame/page.tsx'
import { CoverageMark } from '../elements/message/coverage-badge.tsx'
import { Failed, Waiting } from '../elements/message/states.tsx'
import { words } from '../text/words.ts'
import { byArea, inOrder, isShown, matches, SHOWN, type Shown } from './rule-list.ts'

const text = words.rules
const MOST_SEARCH = 200
/** No system has this name. */
const ALL_BOOKS = ''

const bookOf = ({ id, title: label }: SystemDocument) => ({ id, label })

/** The server also looks into the texts; until it has answered, titles are all there is. */
function useFound(all: readonly RuleSummary[], search: string): readonly RuleSummary[] {
  const wanted = useDeferredValue(search.trim().slice(0, MOST_SEARCH))
  const found = useQuery({
    queryKey: ['search', wanted],
    queryFn: ({ signal }) => ask<readonly RuleSummary[]>(`/api/rules?search=${encodeURIComponent(wanted)}`, { signal }),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })
  if (search.trim() === '') return all
  const byTitle = all.filter(rule => matches(rule, search))
  if (found.data === undefined || found.isPlaceholderData) return byTitle
  const titles = new Set(byTitle.map(({ id }) => id))
  return [...byTitle, ...found.data.filter(({ id }) => !titles.has(id))]
}

export function RulesPage() {
  const rules = useQuery(rulesQuery)
  const systems = useQuery(systemsQuery)
  const { id } = useParams({ strict: false })
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<Shown>('all')
  const [book, setBook] = useState(ALL_BOOKS)
  const list = useRef<HTMLElement>(null)
  // Their order is that of the systems: they come together, or the list would jump.
  const all = systems.isPending ? undefined : rules.data
  const found = useFound(inOrder(all ?? [], systems.data ?? []), search).filter(
    rule => isShown(rule, shown) && (book === ALL_BOOKS || rule.system === book),
  )
  const titles = new Map(systems.data?.map(system => [system.id, system.title]))

  // Whoever comes by a link to a rule finds it in the list.
  const listed = all !== undefined
  useEffect(() => {
    if (listed) list.current?.querySelector('.rule-link[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [listed])

  const openFirst = (): void => {
    const [first] = found
    if (first !== undefined) void navigate({ to: '/rules/$id', params: { id: first.id } })
  }
  /** Arrows go from the search into the list, and along it. */
  const walk = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || list.current === null) return
    const stops = [...list.current.querySelectorAll<HTMLElement>('input, .rule-link')]
    if (walkAlong(stops, step)) event.preventDefault()
  }

  return (
    <Page
      full
      ownSearch
      name={words.menu.rules}
      title={words.menu.rules}
      about={rules.data && text.about(rules.data.length)}
      tools={
        <Link className="button button-quiet wide" to="/coverage">
          <Icon name="coverage" />
          {words.menu.coverage}
        </Link>
      }
    >
      {id === undefined && <h1 className="unseen">{words.menu.rules}</h1>}
      <div className={id === undefined ? 'rules rules-listing' : 'rules'}>
        <nav ref={list} className="rules-nav" aria-label={text.list} onKeyDown={walk}>
          <div className="rules-find">
            <SearchField
              label={words.menu.search}
              placeholder={text.placeholder}
              value={search}
              onChange={setSearch}
              onEnter={openFirst}
              autoFocus={id === undefined && !isTouched()}
            />
            <Select
              label={text.ofBook}
              options={[{ id: ALL_BOOKS, label: text.books }, ...(systems.data ?? []).map(bookOf)]}
              value={book}
              onChange={setBook}
              inline
            />
            <Select
              label={text.show}
              options={SHOWN.map(one => ({ id: one, label: text.shown[one] }))}
              value={shown}
              onChange={setShown}
              inline
            />
          </div>
          {all === undefined && !rules.isError && <Waiting />}
          {rules.isError && <Failed error={rules.error} again={() => void rules.refetch()} />}
          <div className="rules-areas">
            {all !== undefined && found.length === 0 && <p className="prose muted">{text.nothing}</p>}
            {byArea(found).map(({ system, area, rules: of }) => (
              <section key={`${system}.${area}`}>
                <h2>{text.area(titles.get(system) ?? system, area)}</h2>
                <ul>
                  {of.map(rule => (
                    <li key={rule.id}>
                      <Link
                        className="rule-link inset-focus"
                        to="/rules/$id"
                        params={{ id: rule.id }}
                        activeProps={{ 'aria-current': 'page' }}
                      >
                        <CoverageMark status={rule.status} />
                        {rule.title}
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <ul className="rules-legend">
            {(['built', 'gm', 'open'] as const).map(status => (
              <li key={status}>
                <CoverageMark status={status} silent />
                {text.legend[status]}
              </li>
            ))}
          </ul>
        </nav>
        <Outlet />
      </div>
    </Page>
  )
}
