import type { KeyboardEvent } from 'react'

export type ZoomTool = 'zoomIn' | 'zoomOut' | 'fit'

const tools: Record<string, ZoomTool> = { '+': 'zoomIn', '=': 'zoomIn', '-': 'zoomOut', _: 'zoomOut', '0': 'fit' }

/** The map leaves keys with a modifier to the browser, which zooms the page with Ctrl and the same keys. */
export const hasModifier = ({ altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>) =>
	altKey || ctrlKey || metaKey

/** Says what a key does to the scale. */
export const zoomToolOf = (event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>): ZoomTool | null =>
	(!hasModifier(event) && tools[event.key]) || null
