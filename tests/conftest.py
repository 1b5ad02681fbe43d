"""What holds for all tests."""

import os

os.environ["LANGUAGE"] = "en"  # whatever the machine speaks, the command is tested in English unless a test says else
