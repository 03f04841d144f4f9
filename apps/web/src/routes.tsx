/** Which page stands where. Every page is a file of its own, fetched when somebody goes there. */
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { PAGE_ROUTES as AT } from '@umpire/protocol'
import { type CharacterSearch, isCount, isNamed, type Search, texts } from './address.ts'
import { queryClient, systemsQuery } from './api/queries.ts'
import { BASE_PATH } from './browser/base-path.ts'
import { LiveRegion } from './elements/controls/announce.tsx'
import { Failed, Waiting } from './elements/message/states.tsx'
import { NotFound } from './not-found.tsx'
import { ServerKey } from './server-key.tsx'
import { words } from './text/words.ts'

const root = createRootRoute({
  component: () => (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <Outlet />
      <LiveRegion />
      <ServerKey />
    </>
  ),
  notFoundComponent: NotFound,
})

const getParentRoute = () => root

const home = createRoute({
  getParentRoute,
  path: AT.home,
  component: lazyRouteComponent(() => import('./home/home-page.tsx'), 'HomePage'),
})
const table = createRoute({
  getParentRoute,
  path: AT.table,
  // Which of the seats that this browser has there.
  validateSearch: (search: Search) => texts(search, ['seat']),
  component: lazyRouteComponent(() => import('./table-page.tsx'), 'TablePage'),
})
const join = createRoute({
  getParentRoute,
  path: AT.join,
  component: lazyRouteComponent(() => import('./join/join-page.tsx'), 'JoinPage'),
})
const rules = createRoute({
  getParentRoute,
  path: AT.rules,
  component: lazyRouteComponent(() => import('./rules/rules-page.tsx'), 'RulesPage'),
})
const noRule = createRoute({
  getParentRoute: () => rules,
  path: '/',
  component: lazyRouteComponent(() => import('./rules/no-rule.tsx'), 'NoRule'),
})
const rule = createRoute({
  getParentRoute: () => rules,
  path: '$id',
  component: lazyRouteComponent(() => import('./rules/rule-page.tsx'), 'RulePage'),
})
const coverage = createRoute({
  getParentRoute,
  path: AT.coverage,
  component: lazyRouteComponent(() => import('./rules/coverage-page.tsx'), 'CoveragePage'),
})
const odds = createRoute({
  getParentRoute,
  path: AT.odds,
  validateSearch: (search: Search) => texts(search, ['dice', 'against']),
  component: lazyRouteComponent(() => import('./odds/odds-page.tsx'), 'OddsPage'),
})
const simulate = createRoute({
  getParentRoute,
  path: AT.simulate,
  validateSearch: (search: Search) => texts(search, ['run', 'first']),
  component: lazyRouteComponent(() => import('./simulate/simulate-page.tsx'), 'SimulatePage'),
})
const options = createRoute({
  getParentRoute,
  path: AT.options,
  component: lazyRouteComponent(() => import('./options/options-page.tsx'), 'OptionsPage'),
})
/** Of whichever system comes first. */
const anyOptions = createRoute({
  getParentRoute,
  path: AT.anyOptions,
  beforeLoad: async () => {
    const [first] = await queryClient.ensureQueryData(systemsQuery)
    if (first !== undefined) throw redirect({ to: '/options/$system', params: { system: first.id } })
  },
})
const replay = createRoute({
  getParentRoute,
  path: AT.replay,
  component: lazyRouteComponent(() => import('./replay/replay-page.tsx'), 'ReplayPage'),
})
const character = createRoute({
  getParentRoute,
  path: AT.character,
  validateSearch: (search: Search): CharacterSearch => ({
    ...texts(search, ['system', 'seed']),
    ...(isCount(search['count']) && { count: search['count'] }),
    ...(isNamed(search['wishes']) && { wishes: search['wishes'] }),
  }),
  component: lazyRouteComponent(() => import('./character/character-page.tsx'), 'CharacterPage'),
})
const build = createRoute({
  getParentRoute,
  path: AT.build,
  component: lazyRouteComponent(() => import('./character/builder-page.tsx'), 'BuilderPage'),
})
const elements = createRoute({
  getParentRoute,
  path: AT.elements,
  component: lazyRouteComponent(() => import('./gallery/gallery-page.tsx'), 'GalleryPage'),
})
const maps = createRoute({
  getParentRoute,
  path: AT.maps,
  component: lazyRouteComponent(() => import('./gallery/maps-page.tsx'), 'MapsPage'),
})

export const router = createRouter({
  basepath: BASE_PATH === '' ? '/' : BASE_PATH,
  routeTree: root.addChildren([
    home,
    table,
    join,
    rules.addChildren([noRule, rule]),
    coverage,
    odds,
    simulate,
    replay,
    anyOptions,
    options,
    character,
    build,
    elements,
    maps,
  ]),
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultPendingComponent: Waiting,
  defaultErrorComponent: ({ error, reset }) => (
    <main id="main" className="page-body">
      <Failed error={error} again={reset} />
    </main>
  ),
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
