import { readFileSync } from 'node:fs'
import { compose, isObject, Silent } from '@umpire/engine'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readings } from '../campaign/readings.ts'
import { settings } from '../campaign/settings.ts'
import { choosable } from '../ruleset/rules.ts'
import { campaignSettings } from './campaign-settings.ts'

const why = new Silent()
const inventory = parse(readFileSync(new URL('../inventory.yaml', import.meta.url), 'utf8'))
const listed: readonly { readonly key: string; readonly default: unknown; readonly invented?: boolean }[] =
  inventory.rules.find(({ id }: { readonly id: string }) => id === campaignSettings.id).data

test('tensided.core.campaign-settings: every setting of the inventory with its default, and marked if it is invented', () => {
  // The pages list them by what they are about, the inventory does not: the order is theirs.
  expect(new Map(settings.map(({ id, fallback }) => [id, fallback]))).toEqual(
    new Map(listed.map(({ key, default: fallback }) => [`tensided.${key}`, fallback])),
  )
  expect(settings).toHaveLength(listed.length)
  for (const { key, invented = false } of listed) {
    expect(settings.find(({ id }) => id === `tensided.${key}`)?.title.endsWith('(invented)')).toBe(invented)
  }
})

test('tensided.core.campaign-settings: what is set is set, the rest is as the campaign has it', () => {
  const defaults = campaignSettings({ set: {} }, why)
  const named = [
    'valid',
    'problems',
    ...listed.map(({ key }) => key),
    ...readings.map(({ setting }) => setting.id.slice('tensided.'.length)),
  ]
  expect(Object.keys(defaults).toSorted()).toEqual(named.toSorted())
  const harsher = compose(choosable, { options: [], settings: { 'tensided.hp_factor': 1.5 } }).silent
  expect(campaignSettings({ set: { bleeding: false } }, harsher)).toEqual({
    ...defaults,
    hp_factor: 1.5,
    bleeding: false,
  })
})

test('tensided.core.campaign-settings: what does not fit is named, all of it', () => {
  const set = { hp_factor: 'much', knockout_minutes: 'long', movement_rates: [2, 5], speed: 3, xp_scheme: 4 }
  expect(campaignSettings({ set }, why)).toEqual({
    valid: false,
    problems: ['bad-value', 'bad-value', 'bad-value', 'unknown-setting', 'bad-value'],
    wrong: ['hp_factor', 'knockout_minutes', 'movement_rates', 'speed', 'xp_scheme'],
  })
  expect(campaignSettings({ set: { movement_rates: [5, 2, 8] } }, why)['valid']).toBe(false)
  const fine = campaignSettings({ set: { movement_rates: [2, 3, 4], knockout_minutes: '2d6' } }, why)
  expect(isObject(fine) && [fine['movement_rates'], fine['knockout_minutes']]).toEqual([[2, 3, 4], '2d6'])
})
