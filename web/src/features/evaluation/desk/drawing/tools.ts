import type { AnnotationTool } from '@aravalli/shared/evaluation/annotation'
import { checkIcon, messageSquareIcon, xIcon } from '#web/ui/icons.ts'
import { circleIcon, eraserIcon, handIcon, highlighterIcon, splineIcon, typeIcon, underlineIcon } from '../icons.ts'

/** The hand moves the page and selects; the eraser takes away what it meets; the others draw. */
export type DeskTool = 'hand' | 'erase' | AnnotationTool

/** Stand in the order of the tool column; each has the key beside it. */
export const deskTools: readonly { tool: DeskTool; icon: string; key: string }[] = [
	{ tool: 'hand', icon: handIcon, key: '1' },
	{ tool: 'tick', icon: checkIcon, key: '2' },
	{ tool: 'underline', icon: underlineIcon, key: '3' },
	{ tool: 'circle', icon: circleIcon, key: '4' },
	{ tool: 'highlight', icon: highlighterIcon, key: '5' },
	{ tool: 'comment', icon: messageSquareIcon, key: '6' },
	{ tool: 'text', icon: typeIcon, key: '7' },
	{ tool: 'cross', icon: xIcon, key: '8' },
	{ tool: 'stroke', icon: splineIcon, key: '9' },
	{ tool: 'erase', icon: eraserIcon, key: '0' },
]

export const isDrawing = (tool: DeskTool): tool is AnnotationTool => tool !== 'hand' && tool !== 'erase'
