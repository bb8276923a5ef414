import type { PostCard } from '@aravalli/shared/blogs/contract'
import { formatDay } from '@aravalli/shared/format-day'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { calendarIcon, clockIcon } from '#web/ui/icons.ts'
import { MetaRow } from '#web/ui/meta-row.tsx'
import { messages as blogsMessages } from './messages.en.ts'

/** Says when a post was published, and how long it takes to read. */
export function PostFacts({ post }: { post: Pick<PostCard, 'publicationDate' | 'readTime'> }) {
	const m = useMessages(blogsMessages)
	const language = useLanguage()
	return (
		<MetaRow
			facts={[
				{ icon: calendarIcon, text: formatDay(post.publicationDate, language), label: m.published },
				{ icon: clockIcon, text: m.minutes(post.readTime) },
			]}
		/>
	)
}
