import type { Reason } from '@umpire/engine'

/** The part of some reasons that tells of one number: of a rule by its id, of a sum by its label. */
export const reasonsFor = (reasons: readonly Reason[] | undefined, ...names: readonly string[]): readonly Reason[] =>
  (reasons ?? []).filter(reason => {
    switch (reason.kind) {
      case 'rule':
        return names.includes(reason.id)
      case 'sum':
      case 'product':
      case 'rounded':
      case 'bounded':
        return names.includes(reason.label)
      default:
        return false
    }
  })
