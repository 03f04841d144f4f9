/** The key that presses what it is printed on. */
export const Key = ({ children }: { readonly children: string }) => (
  <span className="key" aria-hidden="true">
    {children}
  </span>
)
