import { compose } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { choosable } from '../ruleset/rules.ts'
import { armNamed } from './assumed-arm.ts'

const { silent } = compose(choosable)

describe('a weapon that somebody else is seen with', () => {
  test('does what its gun does, whoever fires it', () => {
    const found = armNamed('Mauser 98 (Kar98k) 7.92mm', silent)
    expect(found?.arm.gun).toMatchObject({ damage: { dice: 7 }, type: 'bullet' })
    expect(found?.state).toMatchObject({ where: 'ready' })
  })
  test('strikes as hard as an average person would', () => {
    expect(armNamed('Bare hands', silent)?.arm.blows.map(({ name }) => name)).toContain('punch')
    expect(armNamed('Combat Knife 2', silent)?.arm.key).toBe('Combat Knife')
  })
  test('is nothing where no catalogue knows it', () => {
    expect(armNamed('Something else', silent)).toBeUndefined()
  })
})
