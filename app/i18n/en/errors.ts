/** Words of the screens that say something is missing or broken. */
export const errors = {
  notFound: {
    title: 'Page Not Found',
    text: "The page you're looking for doesn't exist or has been moved.",
    home: 'Back to Home',
    library: 'Browse Scams',
  },
  server: {
    title: 'Server Error',
    text: "Something went wrong on our end. We're working to fix it. Please try again later.",
    retry: 'Try Again',
    home: 'Back to Home',
  },
  tooLarge: {
    title: 'Too Much at Once',
    text: 'What you sent is more than this page can take. Please send less of it.',
    retry: 'Back to the Page',
  },
  unexpected: {
    title: 'Something went wrong',
    text: 'Please refresh the page. If the problem persists, contact support.',
    refresh: 'Refresh Page',
    home: 'Back to Home',
  },
}
