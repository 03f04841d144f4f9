/** One out of several, in a line of the panel. */

interface ChooseProps {
  readonly label: string
  readonly options: readonly { readonly id: string; readonly label: string; readonly off?: boolean }[]
  readonly value: string | undefined
  readonly onChange: (id: string) => void
}

/** The browser's own list: there may be several, and the page is to be there at once. */
export const Choose = ({ label, options, value, onChange }: ChooseProps) => (
  <label className="field field-inline">
    <span className="field-label">{label}</span>
    <select className="input act-list" value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map(option => (
        <option key={option.id} value={option.id} disabled={option.off}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
)
