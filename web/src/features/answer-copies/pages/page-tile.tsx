import { useId, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { cameraIcon, fileTextIcon, imageIcon } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { gripVerticalIcon, triangleAlertIcon } from '../icons.ts'
import { messages as copyMessages } from '../messages.en.ts'
import type { ShownPage } from './arrangement.ts'
import type { PageActions } from './page-actions.ts'
import css from './page-grid.module.css'
import { PageState } from './page-state.tsx'
import { PageTools } from './page-tools.tsx'
import { RetakeButton } from './retake-button.tsx'
import type { Dragged } from './use-drag-order.ts'
import { useLocalPicture, usePagePicture } from './use-page-picture.ts'

const CropDialog = lazyPart(() => import('./crop-dialog.tsx').then((part) => part.CropDialog), { isOverlay: true })

interface PageTileProps extends PageActions {
	page: ShownPage
	copyId: string | null
	/** Counts from 1. */
	number: number
	isLast: boolean
	drag: Dragged
}

export function PageTile({ page, copyId, number, isLast, drag, ...actions }: PageTileProps) {
	const m = useMessages(copyMessages)
	const titleId = useId()
	const [isCropping, setIsCropping] = useState(false)
	const picture = usePagePicture(page, copyId)
	const ofPage = (tool: string) => m.tools.of(tool, number)
	return (
		<li data-page={page.key} data-drag={drag.state} aria-labelledby={titleId} className={css.tile}>
			<div className={css.picture}>
				{picture ? <img src={picture} alt={m.altOf(number)} className={css.image} /> : <NoPicture page={page} />}
			</div>
			<div className={css.head}>
				<h3 id={titleId} className={css.number}>
					{m.page(number)}
				</h3>
				<button
					type="button"
					className={css.handle}
					title={ofPage(m.tools.drag)}
					aria-label={ofPage(m.tools.drag)}
					aria-hidden="true"
					tabIndex={-1}
					onPointerDown={drag.onPointerDown}
				>
					<Icon path={gripVerticalIcon} />
				</button>
			</div>
			<div className={css.words}>
				<PageState page={page} />
				<Warnings page={page} number={number} {...actions} />
				<BookletPlace page={page} ofPage={ofPage} {...actions} />
			</div>
			<PageTools
				{...{ page, number, isLast, hasPicture: picture !== null }}
				{...actions}
				onCrop={() => setIsCropping(true)}
			/>
			{isCropping && (
				<CropDialog page={page} copyId={copyId} onShow={actions.onShow} onClose={() => setIsCropping(false)} />
			)}
		</li>
	)
}

function NoPicture({ page: { server, unsent, fileName } }: { page: ShownPage }) {
	const { noPreview } = useMessages(copyMessages)
	const isPdf = unsent?.mediaType === 'application/pdf' || /\.pdf$/i.test(server?.fileName ?? '')
	return (
		<div className={css.noPicture}>
			<Icon path={isPdf ? fileTextIcon : imageIcon} />
			<span className={css.fileName}>{fileName}</span>
			<span>{isPdf ? noPreview.pdf : noPreview.other}</span>
		</div>
	)
}

/** Says what may keep an evaluator from reading it; it can be sent all the same. */
function Warnings({ page, number, onRetake }: { page: ShownPage; number: number } & Pick<PageActions, 'onRetake'>) {
	const m = useMessages(copyMessages)
	const local = useLocalPicture(page)
	const { server } = page
	const warnings = server?.state === 'ready' ? server.warnings : (local?.warnings ?? [])
	if (warnings.length === 0) return null
	return (
		<div className={css.warning} role="status">
			<p className={css.line}>
				<Icon path={triangleAlertIcon} />
				{warnings.map((warning) => m.warnings[warning]).join(' ')}
			</p>
			<RetakeButton
				label={m.tools.retake}
				name={m.tools.of(m.tools.retake, number)}
				icon={cameraIcon}
				onRetake={onRetake}
			/>
		</div>
	)
}

interface BookletPlaceProps extends Pick<PageActions, 'onRemove'> {
	page: ShownPage
	ofPage(tool: string): string
}

function BookletPlace({ page, ofPage, onRemove }: BookletPlaceProps) {
	const m = useMessages(copyMessages)
	const booklet = page.server?.booklet
	if (!booklet) return null
	if (booklet.belongs === 'here')
		return <p className={css.booklet}>{m.bookletPage.here(booklet.page, booklet.pages)}</p>
	const sentence =
		booklet.belongs === 'other-question'
			? m.bookletPage['other-question'](booklet.questionText ?? '')
			: m.bookletPage['other-learner']
	return (
		<div className={css.problem} role="status">
			<p>{sentence}</p>
			<Button isCompact variant="danger" aria-label={ofPage(m.tools.remove)} onClick={onRemove}>
				{m.tools.remove}
			</Button>
		</div>
	)
}
