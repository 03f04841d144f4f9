import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, test } from 'vitest'
import { StoreError } from '../../store/store-error.ts'
import { type Growth, Quota } from './quota.ts'

const GB = 1_000_000_000
const database = new DatabaseSync(':memory:')

/** Its reserve is 50 MB. */
const disk = { free: GB, total: GB, asked: 0 }
let quota: Quota
beforeEach(() => {
  disk.free = GB
  disk.total = GB
  disk.asked = 0
  const options = { folder: '.', mostBytes: null, mostTableBytes: GB }
  quota = new Quota(database, options, () => {
    disk.asked++
    return disk
  })
})

function take(bytes: number, growth: Growth): string {
  try {
    quota.take(bytes, growth)
    return 'taken'
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    return `${error.code}: ${error.message}`
  }
}

test('of a disk that is nearly full, what is under way gets more than what is new, and a reserve is kept', () => {
  const refused = (free: string): string =>
    `full: the disk is nearly full: ${free} are free, and 50.0 MB are kept in reserve. What is stored is safe; make room and try again`
  disk.free = 51_000_000
  quota.measure()
  expect(take(400_000, 'new')).toBe('taken')
  expect(take(400_000, 'new')).toBe('taken')
  disk.free = 49_400_000
  expect(take(400_000, 'new')).toBe(refused('49.4 MB'))
  expect(take(12_000_000, 'more')).toBe('taken')
  disk.free = 25_400_000
  expect(take(400_000, 'more')).toBe(refused('25.4 MB'))
  disk.free = GB
  expect(take(400_000, 'new')).toBe('taken')
})

test('a great disk keeps no more than a reserve of 268 MB', () => {
  disk.total = 1000 * GB
  disk.free = 269_000_000
  quota.measure()
  expect(take(1000, 'new')).toBe('taken')
  disk.free = 268_000_000
  quota.measure()
  expect(take(1000, 'new')).toMatch(/268 MB are kept/)
})

test('the disk is asked now and then, not for each transaction', () => {
  for (let transaction = 0; transaction < 1000; transaction++) {
    quota.begin()
    expect(take(1000, 'more')).toBe('taken')
  }
  expect(disk.asked).toBeGreaterThan(10)
  expect(disk.asked).toBeLessThan(30)
  // Sooner, if much was stored.
  const before = disk.asked
  for (let transaction = 0; transaction < 20; transaction++) {
    quota.begin()
    take(8_000_000, 'more')
  }
  expect(disk.asked - before).toBeGreaterThanOrEqual(5)
})

test('a disk that does not say how full it is refuses nothing', () => {
  quota = new Quota(database, { folder: '.', mostBytes: null, mostTableBytes: GB }, () => null)
  expect(take(GB, 'new')).toBe('taken')
})
