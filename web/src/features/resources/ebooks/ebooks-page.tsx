import { formatDay } from '@aravalli/shared/format-day'
import { indiaDay } from '@aravalli/shared/india-time'
import type { Ebook } from '@aravalli/shared/resources/contract'
import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { lockIcon } from '#web/ui/icons.ts'
import { ListFrame } from '#web/ui/list-frame.tsx'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { DownloadButton } from '../files/download-button.tsx'
import { factsOf } from '../files/file-facts.ts'
import { FileRow } from '../files/file-row.tsx'
import { messages as resourceMessages } from '../messages.en.ts'
import { ebooksQuery } from '../queries.ts'
import frame from '../resource-frame.module.css'
import { ResourceFrame } from '../resource-frame.tsx'
import css from './ebooks.module.css'

/** Shows what is somebody's to read: what they have bought, and what they have downloaded. */
export function EbooksPage({ page }: { page: number | undefined }) {
	const { ebooks: m } = useMessages(resourceMessages)
	const query = useQuery(ebooksQuery(useSignedInApi('my-ebooks'), useLanguage(), page))
	return (
		<ResourceFrame title={m.title} subtitle={m.subtitle}>
			<ListFrame query={query}>
				{({ data: downloads, bought, pagination }) =>
					bought.length === 0 && pagination.total === 0 ? (
						<Sheet>
							<EmptyState title={m.emptyTitle} text={m.emptyText} action={<ToResources />} />
						</Sheet>
					) : (
						<div className={frame.sections}>
							{bought.length > 0 && <EbookList id="bought" title={m.bought} ebooks={bought} dayText={m.boughtOn} />}
							<EbookList id="downloaded" title={m.downloaded} ebooks={downloads} dayText={m.downloadedOn} />
							{pagination.totalPages > 1 && (
								<Pager
									page={pagination.page}
									totalPages={pagination.totalPages}
									linkTo={(to) => linkOptions({ to: '/my-ebooks', search: { page: to === 1 ? undefined : to } })}
								/>
							)}
						</div>
					)
				}
			</ListFrame>
		</ResourceFrame>
	)
}

function ToResources() {
	const { ebooks: m } = useMessages(resourceMessages)
	return (
		<MenuLink href="/resources" className={buttonClass({ variant: 'primary' })}>
			{m.toResources}
		</MenuLink>
	)
}

interface EbookListProps {
	id: string
	title: string
	ebooks: Ebook[]
	/** Says when it was bought or downloaded. */
	dayText: (day: string) => string
}

function EbookList({ id, title, ebooks, dayText }: EbookListProps) {
	const { ebooks: m } = useMessages(resourceMessages)
	return (
		<section aria-labelledby={id} className={css.part}>
			<h2 id={id}>{title}</h2>
			<Sheet as={ebooks.length > 0 ? 'ul' : 'div'} className={css.rows}>
				{ebooks.length === 0 && <EmptyState title={m.emptyDownloads} action={<ToResources />} />}
				{ebooks.map((ebook) => (
					<EbookRow key={`${ebook.kind} ${ebook.itemId}`} ebook={ebook} dayText={dayText} />
				))}
			</Sheet>
		</section>
	)
}

function EbookRow({ ebook, dayText }: { ebook: Ebook } & Pick<EbookListProps, 'dayText'>) {
	const m = useMessages(resourceMessages)
	const language = useLanguage()
	const { title, kindName, at, download, page, isFallback } = ebook
	const day = dayText(formatDay(indiaDay(new Date(at)), language))
	return (
		<FileRow title={title} facts={[kindName, day, ...factsOf(m, ebook)]} isFallback={isFallback}>
			{page && (
				<MenuLink href={page} className={buttonClass()} aria-label={m.ebooks.readOf(title)}>
					{m.ebooks.read}
				</MenuLink>
			)}
			{download && <DownloadButton path={download} fileName={`${title}.pdf`} title={title} />}
			{!download && !page && <Badge icon={lockIcon}>{m.paid}</Badge>}
		</FileRow>
	)
}
