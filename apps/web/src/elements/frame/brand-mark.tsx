export const BrandMark = () => (
  <svg className="brand-mark" viewBox="0 0 20 20" aria-hidden="true">
    <path className="ink" d="M10 .5 13 4H7z" />
    <circle className="ring" cx="10" cy="11" r="7.5" />
    <circle className="rubric" cx="10" cy="11" r="3" />
  </svg>
)
