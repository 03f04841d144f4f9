import { PAGE_ROUTES } from '@umpire/protocol'
import { expect, test } from 'vitest'
import { router } from './routes.tsx'

test('the server is told of every address that the page shows, and of no other', () => {
  const shown = Object.keys(router.routesByPath).map(path => (path === '/' ? path : path.replace(/\/$/, '')))
  expect([...new Set(shown)].toSorted()).toEqual(Object.values(PAGE_ROUTES).toSorted())
})
