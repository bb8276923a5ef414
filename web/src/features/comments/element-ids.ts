/** The focus goes to this element after something was posted or deleted. */
export const commentElement = (id: string) => `comment-${id}`
export const replyElement = (id: string) => `reply-${id}`
export const boxElement = 'comment-box'
