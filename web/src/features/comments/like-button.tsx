import { formatCount } from '#web/lib/format-count.ts'
import { useMessages } from '#web/lib/messages.ts'
import { ActionButton } from './action-button.tsx'
import css from './comment-item.module.css'
import { thumbsUpIcon } from './icons.ts'
import { messages as commentMessages } from './messages.en.ts'

interface LikeButtonProps {
	entry: { likes: number; likedBy: string[] }
	onPress: () => void
}

export function LikeButton({ entry: { likes, likedBy }, onPress }: LikeButtonProps) {
	const m = useMessages(commentMessages)
	const isLiked = likedBy.length > 0
	return (
		<ActionButton icon={thumbsUpIcon} className={isLiked ? css.liked : ''} aria-pressed={isLiked} onClick={onPress}>
			{likes === 0 ? m.actions.like : <span className="visuallyHidden">{m.actions.like} </span>}
			{likes > 0 && formatCount(likes)}
		</ActionButton>
	)
}
