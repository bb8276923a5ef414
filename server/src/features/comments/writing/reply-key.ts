/** Names a reply among what the author of its comment is told of. @param replyId '' for all of the comment */
export const replyKey = (commentId: string, replyId: string): string => `reply/${commentId}/${replyId}`
