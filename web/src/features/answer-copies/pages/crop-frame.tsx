import type { PageCrop } from '@aravalli/shared/answer-copies/copy'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { messages as copyMessages } from '../messages.en.ts'
import css from './crop-dialog.module.css'
import { type Edge, withEdge } from './rect.ts'

interface CropFrameProps {
	address: string
	/** Is the chosen part, in shares of what is shown. */
	rect: PageCrop
	onChange(rect: PageCrop): void
}

const edges: readonly Edge[] = ['left', 'top', 'right', 'bottom']
const corners: readonly (readonly [Edge, Edge])[] = [
	['left', 'top'],
	['right', 'top'],
	['right', 'bottom'],
	['left', 'bottom'],
]
const isAcross = (edge: Edge) => edge === 'left' || edge === 'right'

const steps: Record<string, number> = {
	ArrowLeft: -0.01,
	ArrowUp: -0.01,
	ArrowRight: 0.01,
	ArrowDown: 0.01,
	PageUp: -0.05,
	PageDown: 0.05,
	Home: -1,
	End: 1,
}

/** Shows a picture with a frame whose four edges and corners are dragged, or moved by keys. */
export function CropFrame({ address, rect, onChange }: CropFrameProps) {
	const { crop: m, altOf } = useMessages(copyMessages)
	const picture = useRef<HTMLDivElement>(null)
	const press = (edge: Edge) => (event: KeyboardEvent) => {
		const step = steps[event.key]
		if (step === undefined) return
		event.preventDefault()
		onChange(withEdge(rect, edge, rect[edge] + step))
	}
	const drag = (moved: readonly Edge[]) => ({
		onPointerDown: ({ currentTarget, pointerId }: PointerEvent) => currentTarget.setPointerCapture(pointerId),
		onPointerMove({ currentTarget, pointerId, clientX, clientY }: PointerEvent) {
			const box = picture.current?.getBoundingClientRect()
			if (!box || !currentTarget.hasPointerCapture(pointerId)) return
			const share = { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }
			onChange(moved.reduce((changed, edge) => withEdge(changed, edge, isAcross(edge) ? share.x : share.y), rect))
		},
	})
	const percent = (share: number) => `${share * 100}%`
	const place = {
		left: percent(rect.left),
		top: percent(rect.top),
		width: percent(rect.right - rect.left),
		height: percent(rect.bottom - rect.top),
	}
	return (
		<div className={css.stage}>
			<div ref={picture} className={css.picture}>
				<img src={address} alt={altOf(1)} className={css.image} draggable={false} />
				<div className={css.frame} style={place}>
					{edges.map((edge) => (
						<div
							key={edge}
							role="slider"
							tabIndex={0}
							aria-label={m.edges[edge]}
							aria-orientation={isAcross(edge) ? 'horizontal' : 'vertical'}
							aria-valuemin={0}
							aria-valuemax={100}
							aria-valuenow={Math.round(rect[edge] * 100)}
							aria-valuetext={m.percent(Math.round(rect[edge] * 100))}
							data-edge={edge}
							className={css.edge}
							onKeyDown={press(edge)}
							{...drag([edge])}
						/>
					))}
					{corners.map((corner) => (
						<div key={corner.join()} data-corner={corner.join(' ')} className={css.corner} {...drag(corner)} />
					))}
				</div>
			</div>
		</div>
	)
}
