import type { Section } from '@aravalli/shared/study-sections'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Photograph } from '#web/content/photograph.tsx'
import { useNoteReading } from '#web/content/use-note-reading.ts'
import { ApiError } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useLateHead } from '#web/lib/use-late-head.ts'
import { ContentPart } from '#web/ui/content-part.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { richTextWords } from '#web/ui/rich-text-words.ts'
import { OnThisTopic } from '../../topics/public.tsx'
import { listTrail, selectTrail } from '../breadcrumb-items.ts'
import { messages as studyMessages } from '../messages.en.ts'
import { MissingInSection } from '../missing-in-section.tsx'
import { PageTop } from '../page-top.tsx'
import { failureTexts } from '../part-texts.ts'
import { type Items, itemQuery } from '../queries.ts'
import { StudyCover } from '../study-cover.tsx'
import { itemLink, listLink, selectLink } from '../study-links.ts'
import css from './item-header.module.css'

interface ItemPageProps<S extends Section> {
	section: S
	id: string
	failure: string | undefined
	/** The item was not there yet when the page opened. */
	isLate: boolean
	/** Shows the item below its breadcrumb, its heading included. */
	children: (item: Items[S]) => ReactNode
}

/** Shows one item, or says why it cannot be shown. */
export function ItemPage<S extends Section>({ section, id, failure, isLate, children }: ItemPageProps<S>) {
	const m = useMessages(studyMessages)
	const query = itemQuery(useApi(), useLanguage(), section, id)
	const { data: answer, error } = useQuery(query)
	const item = answer?.data
	useLateHead(`/${section}/$key`, isLate && item !== undefined)
	useNoteReading(section, item?._id)
	if (error instanceof ApiError && error.status === 404) return <MissingInSection section={section} />
	const trail = item
		? [
				...listTrail(m, section, item.paperNo),
				{ label: richTextWords(item.heading), lang: item.isFallback ? 'en' : undefined },
			]
		: selectTrail(m, section)
	return (
		<PageBody top={<PageTop trail={trail} back={item ? listLink(section, item.paperNo) : selectLink(section)} />}>
			<ContentPart
				key={id}
				query={query}
				failure={failure}
				address={itemLink(section, id)}
				texts={failureTexts(m, section)}
				isEmpty={() => false}
				empty={() => null}
			>
				{({ data }) => (
					<div className={css.item}>
						{children(data)}
						<Photograph address={data.img} source={data.imageSource} className={css.photograph}>
							<StudyCover section={section} item={data} sizes="(min-width: 640px) 640px, 95vw" />
						</Photograph>
						<OnThisTopic kind={section} id={id} />
					</div>
				)}
			</ContentPart>
		</PageBody>
	)
}
