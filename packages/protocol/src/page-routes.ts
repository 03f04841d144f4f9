/** The addresses of the page: it shows them, and the server knows by this list that there is something to be shown. */
export const PAGE_ROUTES = {
  home: '/',
  table: '/table/$id',
  join: '/join',
  rules: '/rules',
  rule: '/rules/$id',
  coverage: '/coverage',
  odds: '/odds',
  simulate: '/simulate',
  replay: '/replay/$id/$run',
  anyOptions: '/options',
  options: '/options/$system',
  character: '/character',
  build: '/build/$what',
  elements: '/elements',
  maps: '/elements/maps',
} as const
