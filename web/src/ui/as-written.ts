/**
 * For an element whose content the server has written and the browser lets stand, knowing nothing of it (`useLateCode`). The same
 * object each time: React writes the content anew when it is another one.
 */
export const asWritten = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }
