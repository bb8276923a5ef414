import type { CommentImage } from '@aravalli/shared/comments/contract'
import type { ShownPicture } from '#web/ui/pictures/shown-picture.ts'

/** Gives a comment's picture as lists of pictures show it. */
export function pictureOf({ filePath, smallPath, originalName, width, height }: CommentImage): ShownPicture {
	return { address: filePath, smallAddress: smallPath, name: originalName, width, height }
}
