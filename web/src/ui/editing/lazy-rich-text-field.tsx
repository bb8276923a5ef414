import { lazyPart } from '../lazy-part.tsx'

/**
 * Edits rich text. Its code is for editors alone and comes when one of them moves, scrolls or presses anything; see `RichTextField` for
 * what it takes.
 */
export const RichTextField = lazyPart(
	() => import('./rich-text/rich-text-field.tsx').then((part) => part.RichTextField),
	{
		comes: 'acted',
	},
)
