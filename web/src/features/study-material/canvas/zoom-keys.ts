import type { KeyboardEvent } from 'react'

export type ZoomTool = 'zoomIn' | 'zoomOut' | 'fit'

const tools: Record<string, ZoomTool> = { '+': 'zoomIn', '=': 'zoomIn', '-': 'zoomOut', _: 'zoomOut', '0': 'fit' }

/** The browser zooms the page with the same keys and Ctrl. */
export const hasModifier = ({ altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>) =>
	altKey || ctrlKey || metaKey

/** What a key does to the scale. */
export const zoomToolOf = (event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>): ZoomTool | null =>
	(!hasModifier(event) && tools[event.key]) || null
