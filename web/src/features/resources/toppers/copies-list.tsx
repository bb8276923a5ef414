import type { TopperCopy } from '@aravalli/shared/resources/contract'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListFrame } from '#web/ui/list-frame.tsx'
import { Note } from '#web/ui/note.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { SampleMark } from '#web/ui/sample-mark.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { DownloadButton } from '../files/download-button.tsx'
import { factsOf } from '../files/file-facts.ts'
import { FileRow } from '../files/file-row.tsx'
import { messages as resourceMessages } from '../messages.en.ts'
import { copiesQuery } from '../queries.ts'
import { copyLink } from '../resources-links.ts'
import css from './copies.module.css'

/** Lists the toppers' copies. @param page is where a sign-in leads back to */
export function CopiesList({ page }: { page: string }) {
	const m = useMessages(resourceMessages)
	const query = useQuery(copiesQuery(useSignedInApi(page), useLanguage()))
	return (
		<ListFrame query={query}>
			{({ data }) => (
				<>
					{data.some(({ isSample }) => isSample) && <Note>{m.copies.sampleNote}</Note>}
					<Sheet as={data.length > 0 ? 'ul' : 'div'} className={css.rows}>
						{data.length === 0 && <EmptyState {...m.empty} />}
						{data.map((copy) => (
							<CopyRow key={copy._id} copy={copy} />
						))}
					</Sheet>
				</>
			)}
		</ListFrame>
	)
}

export function CopyRow({ copy }: { copy: TopperCopy }) {
	const m = useMessages(resourceMessages)
	const { _id, title, subject, score, year, isSample, download, fileName } = copy
	const about = [`${m.copies.subject}: ${subject}`, `${m.copies.score}: ${score}`, year !== null && m.copies.year(year)]
	return (
		<FileRow
			as="h2"
			title={title}
			facts={[...about, ...factsOf(m, copy)]}
			badges={isSample && <SampleMark />}
			isFallback={copy.isFallback}
		>
			<PageLink
				link={copyLink(_id)}
				className={buttonClass({ variant: 'primary' })}
				aria-label={m.copies.readOf(title)}
			>
				{m.copies.read}
			</PageLink>
			<DownloadButton path={download} fileName={fileName} title={title} />
		</FileRow>
	)
}
