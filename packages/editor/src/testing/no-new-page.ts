// A page that a followed link opened would come to the front, and the one of the tests would draw once a
// second from then on. It would also leave this machine.
window.open = () => null
