/** Marks a link to the contact page that opens the inquiry form where there is one (`page-footer.tsx`). */
export const inquiryLink = { 'data-inquiry': '' }
