// The states of which `cargo xtask look` takes pictures. Each drives a page that is already open and ready, the way a
// person would; what is on the page when it returns is the picture. Wait for what appears, never for time.
export const states = {
  start: async () => {},
};
