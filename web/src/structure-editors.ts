import type { StructureEditors } from './content/desk/editor/structure-part.tsx'
import { lazyPart } from './ui/lazy-part.tsx'

/** Has editors write what has a form of its own, such as a tree, as it is drawn. A kind that has an editor for it is named here. */
export const structureEditors: StructureEditors = {
	'mind-map': lazyPart(() =>
		import('./features/study-material/desk/mind-map/outline-editor.tsx').then((part) => part.OutlineEditor),
	),
	infographics: lazyPart(() =>
		import('./features/study-material/desk/infographic/blocks-editor.tsx').then((part) => part.BlocksEditor),
	),
	'learning-through-map': lazyPart(() =>
		import('./features/study-material/desk/map/places-editor.tsx').then((part) => part.PlacesEditor),
	),
}
