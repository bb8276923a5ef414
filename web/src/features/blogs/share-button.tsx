import type { Post } from '@aravalli/shared/blogs/contract'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { shareLink } from '#web/lib/share-link.ts'
import { share2Icon } from '#web/ui/icons.ts'
import { ToolButton } from '#web/ui/page-tools.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { messages as blogsMessages } from './messages.en.ts'
import { listPath } from './post-links.ts'

/** Gives others the post's own address, in the reader's language. */
export function ShareButton({ post, origin }: { post: Pick<Post, '_id' | 'heading'>; origin: string }) {
	const m = useMessages(blogsMessages)
	const language = useLanguage()
	const { show } = useToast()
	async function share() {
		const outcome = await shareLink(post.heading, `${origin}${listPath}/${post._id}?lang=${language}`)
		if (outcome === 'copied') show({ title: m.linkCopied, kind: 'ok' })
		if (outcome === 'failed') show({ title: m.shareFailed, kind: 'error' })
	}
	return <ToolButton icon={share2Icon} label={m.share} onClick={() => void share()} />
}
