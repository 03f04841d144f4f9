/** One of a few words. */
import { Segmented } from '../../../../elements/controls/segmented.tsx'

/** Words by their keys, in their order. */
export const chosenFrom = <K extends string>(
  words: { readonly [key in K]: string },
): readonly {
  readonly id: K
  readonly label: string
}[] => keysOf(words).map(id => ({ id, label: words[id] }))

const keysOf = <K extends string>(words: { readonly [key in K]: string }): readonly K[] => {
  const keys: K[] = []
  for (const key in words) keys.push(key)
  return keys
}

interface ChoiceProps<K extends string> {
  readonly label: string
  readonly words: { readonly [key in K]: string }
  readonly chosen: K
  readonly onChoose: (key: K) => void
}

/** A few words side by side, with their name above. */
export const Choice = <K extends string>({ label, words, chosen, onChoose }: ChoiceProps<K>) => (
  <div className="field">
    <span className="field-label" aria-hidden="true">
      {label}
    </span>
    <Segmented label={label} options={chosenFrom(words)} chosen={chosen} onChoose={onChoose} />
  </div>
)
