/** Words of the way into the staff area, and of the bars around it. */
export const staffAccess = {
  titleEnding: 'Himaya staff',
  login: {
    title: 'Admin Login',
    subtitle: 'Access the admin dashboard',
    email: 'Email',
    password: 'Password',
    submit: 'Sign in',
    submitting: 'Signing in...',
    recover: 'Forgot your password?',
    mailCode: 'Sign in with a code',
    provider: 'Sign in with your organisation',
    home: 'Back to the site',
    recovered:
      'Your password is changed, and you are signed out everywhere. Sign in with the new one.',
    signedOut: 'You are signed out.',
    nobody:
      'There is no staff account yet. Whoever runs the server makes one there: npm run staff -- add EMAIL',
  },
  problems: {
    'invalid-credentials': 'Invalid credentials',
    'no-user-data': 'No user data',
    unauthorized: 'Unauthorized access',
    failed: 'Login failed',
    unavailable:
      'Himaya does not reach its accounts just now. Nothing that you typed is wrong: please try again in a moment.',
    'too-many-tries':
      'Too many attempts. Please wait and try again: 15 minutes after wrong passwords and codes, an hour after codes by mail.',
    'second-factor-required': 'Sign in with your password and your authenticator app.',
    'challenge-over':
      'Too much time has passed, or too many codes were wrong. Please sign in again.',
    'wrong-code': 'That code is not right, or it is too old.',
    'wrong-mailed-code':
      'That code is not right, or it is good no more: it lasts 10 minutes and 3 tries, in the browser that asked for it. You can ask for another.',
    'wrong-password': 'That password is not right.',
    'totp-required': 'A second factor is required here and cannot be turned off.',
    'factor-is-on':
      'The authenticator app is on already: it was turned on in another tab or browser.',
    'factor-is-off':
      'The authenticator app is not on any more, or not yet: it was turned off, or its set-up did not come to its end. Please start again.',
    'session-over': 'Your session is over. Please sign in again.',
    'no-session-ended':
      'No session was ended: none was chosen, or the chosen one was over already.',
    'still-signed-in':
      'Himaya was not reached to end your session. Close this browser, or sign out once more in a moment.',
    unreadable:
      'Himaya cannot reach its database. You may still be signed in: try again in a moment.',
    outage:
      'Nothing was saved: Himaya cannot reach its database. Nothing is lost: try again in a moment.',
    'signed-out':
      'Nothing was saved: you are signed out. Nothing is lost either: sign in again in another tab, then try again here.',
    'second-factor-wanted':
      'Nothing was saved: a second factor is required now, and your account has none. Nothing is lost: set it up in another tab, then try again here.',
    'somebody-else':
      'Nothing was saved: somebody else has signed in here since this was opened. Nothing is lost: in another tab sign out, and in again as who opened it, then try again here. Or copy what you need.',
    'too-large':
      'This could not be saved: it is larger than 1 MB. Nothing is lost: take something out, such as a picture that came with pasted text, then try again.',
    refused:
      'This could not be saved or sent: Himaya did not take it. Nothing is lost: try again in a moment.',
    unsent:
      'Himaya did not answer: this may not have been saved or sent. What you typed is still here: check your connection, then try again.',
  },
  passwordProblems: {
    'too-short': 'Use 12 characters or more.',
    'too-long': 'Use 128 characters or fewer.',
    common: 'That is among the passwords that are guessed first. Choose another.',
    personal: 'Leave out your name, your address and the name of this site.',
    repetitive: 'That repeats itself or counts up. Choose another.',
  },
  secondFactor: {
    title: 'Second step',
    subtitle: 'Enter the code from your authenticator app, or one of your backup codes.',
    code: 'Code',
    submit: 'Continue',
    submitting: 'Checking...',
    again: 'Start again',
  },
  mailCode: {
    title: 'Sign in with a code',
    submit: 'Sign in',
    submitting: 'Signing in...',
  },
  recover: {
    title: 'Forgot your password?',
    send: 'Ask for a code',
    sending: 'Asking...',
    mailed: {
      subtitle: 'We mail a code to the address of your account. It is good for 10 minutes.',
      sent: 'If there is an account with this address, a code is on its way to it.',
    },
    /** Where the site has no mail service. */
    kept: {
      subtitle:
        'This site cannot send mail. A code is kept on the server for 10 minutes: ask whoever runs the server for it.',
      sent: 'If there is an account with this address, a code for it is kept on the server now. It was not mailed: ask whoever runs the server for it.',
    },
    code: 'Code',
    newPassword: 'New password',
    hint: '12 characters or more. Three or four unrelated words are good.',
    submit: 'Change password',
    submitting: 'Changing...',
    resend: 'Ask for another code',
    back: 'Back to sign in',
  },
  security: {
    title: 'Account security',
    back: 'Back to the dashboard',
    signedInAs: 'Signed in as',
    required: 'A second factor is required before you can go on. Set it up here.',
    done: {
      enable: 'One step is left: the app is on once you have entered a code from it.',
      verify: 'The authenticator app is on.',
      'new-codes': 'These are your backup codes now. The old ones are good no more.',
      disable: 'The authenticator app is off.',
      password: 'Your password is changed. All other sessions are ended.',
      end: 'That session is ended.',
    },
    app: {
      title: 'Authenticator app',
      off: 'Off. Anyone who learns your password can sign in.',
      on: 'On. You are asked for a code each time you sign in.',
      confirm: 'Your password',
      enable: 'Set up',
      disable: 'Turn off',
      newCodes: 'Make new backup codes',
      step: 'Scan this with your authenticator app, type the key into it, or open the link on the device that has it. Then enter the code that it shows.',
      qrCode: 'QR code of the key',
      key: 'Key',
      open: 'Open in the app',
      code: 'Code from the app',
      verify: 'Turn on',
      backup: 'Backup codes',
      backupHint:
        'Each signs you in once when the app is not at hand. Keep them somewhere safe: they are shown only now.',
    },
    password: {
      title: 'Password',
      current: 'Current password',
      next: 'New password',
      submit: 'Change password',
    },
    sessions: {
      title: 'Sessions',
      text: 'Where you are signed in. End what you do not know, then change your password.',
      here: 'this one',
      unknown: 'Unknown device',
      since: 'Since',
      confirm: 'Your password',
      end: 'End the chosen session',
      everywhere: 'Sign out everywhere',
    },
  },
  unsent: {
    titles: {
      outage: 'Nothing was saved',
      'signed-out': 'You are signed out',
      'second-factor-wanted': 'A second factor is required',
      'somebody-else': 'Somebody else is signed in',
    },
    over: 'You are signed out. Nothing is lost: sign in again in another tab before you save.',
    ways: {
      'signed-out': 'Sign in (in a new tab)',
      'second-factor-wanted': 'Set it up (in a new tab)',
      'somebody-else': 'Sign out there (in a new tab)',
    },
    openedBy: 'It was opened by',
    again: 'Try again',
  },
  area: {
    name: 'Himaya',
    label: 'Staff',
    menu: 'Staff menu',
    skip: 'Skip to content',
    links: {
      dashboard: 'Dashboard',
      reports: 'Reports',
      content: 'Content',
      blog: 'Blog',
      feedback: 'Feedback',
      messages: 'Messages',
      users: 'Users',
      analytics: 'Analytics',
      settings: 'Settings',
      security: 'Account security',
    },
    waiting: 'pending',
    exit: 'Exit Admin',
    signOut: 'Sign out',
    collapse: 'Collapse menu',
    expand: 'Expand menu',
    open: 'Menu',
    firstPassword: {
      text: 'You still use the first password, which a file on the server holds too.',
      change: 'Change it',
    },
  },
  users: { title: 'Users', text: 'User management coming soon...' },
  settings: { title: 'Admin Settings', text: 'Settings panel coming soon...' },
  mail: {
    subject: 'Your Himaya code',
    purposes: {
      'sign-in': 'Use this code to sign in to Himaya:',
      'forget-password': 'Use this code to set a new password for Himaya:',
      'email-verification': 'Use this code to prove that this address is yours:',
      'change-email': 'Use this code to prove that this address is yours:',
    },
    validFor: (minutes: number) => `It is good for ${minutes} minutes and for one use.`,
    notYou:
      'If you did not ask for it, leave it unused: nothing has changed. Never give it to anyone.',
  },
}
