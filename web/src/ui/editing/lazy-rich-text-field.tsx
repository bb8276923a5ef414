import { lazyPart } from '../lazy-part.tsx'

/** Edits rich text. Its code is for editors alone, who came to write: it is asked for at once. See `RichTextField` for what it takes. */
export const RichTextField = lazyPart(() =>
	import('./rich-text/rich-text-field.tsx').then((part) => part.RichTextField),
)
