/** Parts of a fighter's sheet beside the map. */

export type NamedValues = readonly (readonly [name: string, value: string | undefined])[]

interface ScoresProps {
  readonly label: string
  readonly scores: NamedValues
  readonly className?: string
}

/** Numbers that stand large at the top: attributes, stats. */
export const Scores = ({ label, scores, className = 'upp' }: ScoresProps) => (
  <dl className={className} aria-label={label}>
    {scores.map(([name, value]) => (
      <div key={name} className="upp-part">
        <dt>{name}</dt>
        <dd>
          <b>{value}</b>
        </dd>
      </div>
    ))}
  </dl>
)

/** Names with their values; what has none is left out. */
export const Pairs = ({ pairs }: { readonly pairs: NamedValues }) => (
  <dl className="pairs">
    {pairs.map(([name, value]) =>
      value === undefined || value === '' ? null : <Pair key={name} name={name} value={value} />,
    )}
  </dl>
)

const Pair = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
)
