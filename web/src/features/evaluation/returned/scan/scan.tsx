import type { Annotation } from '@aravalli/shared/evaluation/annotation'
import type { PathShape } from '@aravalli/shared/evaluation/annotation-shapes'
import { useMessages } from '#web/lib/messages.ts'
import { Pager } from '#web/ui/pager.tsx'
import { ZoomFrame } from '#web/ui/zoom/zoom-frame.tsx'
import { messages as returnedMessages } from '../messages.en.ts'
import { pageLink } from '../returned-search.ts'
import { PageMarks } from './page-marks.tsx'
import { Pin } from './pin.tsx'
import css from './scan.module.css'

export interface ScanPage {
	pageId: string
	width: number
	height: number
	version: string
}

interface ScanProps {
	copyId: string
	pages: readonly ScanPage[]
	/** Counts from 1. */
	page: number
	annotations: readonly Annotation[]
	/** What the pins of comments show, by their ids. */
	numbers: ReadonlyMap<string, number>
	/** Is drawn on the last page. */
	total: (page: ScanPage) => PathShape[]
	chosenId: string | null
	/** A pin was pressed. */
	onChoose: (id: string) => void
}

/** Shows the pages of an answer one by one, with what was drawn on them. */
export function Scan({ copyId, pages, page, ...marks }: ScanProps) {
	const m = useMessages(returnedMessages)
	const shown = pages[page - 1]
	return (
		<div className={css.scan}>
			<ZoomFrame label={m.scan} page={shown}>
				{pages.map((one, index) => (
					<Sheet
						key={one.pageId}
						copyId={copyId}
						page={one}
						number={index + 1}
						of={pages.length}
						isShown={one === shown}
						{...marks}
					/>
				))}
			</ZoomFrame>
			{pages.length > 1 && (
				<Pager page={page} totalPages={pages.length} linkTo={(number) => pageLink(copyId, number)} />
			)}
		</div>
	)
}

interface SheetProps extends Omit<ScanProps, 'pages' | 'page'> {
	page: ScanPage
	number: number
	of: number
	isShown: boolean
}

/** Pages that were shown stay, hidden: they are private, and no cache of the browser keeps them. */
function Sheet({ copyId, page, number, of, isShown, annotations, numbers, total, chosenId, onChoose }: SheetProps) {
	const m = useMessages(returnedMessages)
	const own = annotations.filter(({ pageId }) => pageId === page.pageId)
	const written = own.filter(({ tool }) => tool === 'text').map(({ text }) => text)
	const alt = own.length > 0 ? [m.pageWithMarks(number, of), ...written].join(' ') : m.pageAlt(number, of)
	return (
		<div className={css.page} hidden={!isShown}>
			<img
				className={css.picture}
				src={pictureAddress(copyId, page)}
				width={page.width}
				height={page.height}
				alt={alt}
				loading={isShown ? 'eager' : 'lazy'}
			/>
			<PageMarks page={page} annotations={own} beside={number === of ? total(page) : []} />
			<svg className={css.pins}>
				<title>{m.comments}</title>
				{own
					.filter(({ tool }) => tool === 'comment')
					.map((comment) => (
						<Pin
							key={comment.id}
							page={page}
							comment={comment}
							number={numbers.get(comment.id) ?? 0}
							isChosen={comment.id === chosenId}
							onPress={() => onChoose(comment.id)}
						/>
					))}
			</svg>
		</div>
	)
}

const pictureAddress = (copyId: string, { pageId, version }: ScanPage) =>
	`/api/answersheet/${encodeURIComponent(copyId)}/pages/${encodeURIComponent(pageId)}?${new URLSearchParams({ v: version })}`
